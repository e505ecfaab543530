"""The server: tables for people and bots, on one machine or on several."""
