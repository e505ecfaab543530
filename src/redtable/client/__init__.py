"""A typed, asynchronous client: open tables, take seats, play. A bot of your own needs nothing else."""

from redtable.client.errors import Closed, RefusedAction
from redtable.client.http import Client, ClientError
from redtable.client.seat import SeatClient

__all__ = ["Client", "ClientError", "Closed", "RefusedAction", "SeatClient"]
