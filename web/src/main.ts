import { mount } from 'svelte'
import App from './App.svelte'
import { BASE } from './lib/base'
import { onDevice } from './lib/device'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
settings.apply()
onDevice.begin()
await texts.speak(settings.choices.language)
mount(App, { target })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register(`${BASE}sw.js`)
