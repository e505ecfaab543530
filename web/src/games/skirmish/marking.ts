/** What the table shows of what is being considered: rings, the way, lines of fire, who could react. */

import { t, texts } from '../../lib/texts.svelte'
import type { SkirmishView } from '../../lib/wire'
import { along, point, type Point } from './board/geometry'
import type { Dot, FieldUnit, Line, Marks, Ring } from './board/field'
import type { Aids } from './aids.svelte'
import type { Forces } from './forces'
import type { Play } from './play.svelte'
import type { ExposureAnswer } from './view'

const inch = (value: number): string => texts.number(value, { maximumFractionDigits: 1 })

export function fieldUnits(view: SkirmishView, play?: Play): FieldUnit[] {
  return view.units
    .filter(unit => unit.at && unit.state === 'deployed')
    .map(unit => ({
      name: unit.name,
      side: unit.side,
      at: point(unit.at!),
      soldiers: unit.soldiers,
      red: unit.red,
      yellow: unit.yellow,
      acted: unit.activations + unit.reactions > 0,
      chosen: play?.unit === unit.name || (play?.acting && play.decision?.unit === unit.name)
    }))
}

/** The ruler's line and the pings. */
export function aidMarks(aids: Aids): Marks {
  const found = aids.line.to(aids.measured)
  const marks: Marks = { pings: aids.pings }
  if (aids.from) marks.cross = aids.from
  if (aids.from && aids.to)
    marks.lines = [
      {
        from: aids.from,
        to: aids.to,
        text: t('web-skirmish-inches', { inches: inch(aids.length) }),
        blocked: found?.visible === false
      }
    ]
  if (found?.piece) marks.blocker = found.piece
  return marks
}

/** What the ruler says: how far, whether it is close range, what is in the way, what covers the ends. */
export function ruling(aids: Aids, forces: Forces): string {
  if (aids.held === 'ping') return t('web-skirmish-ping-where')
  if (aids.held !== 'ruler') return ''
  if (!aids.from || !aids.to) return t(aids.from ? 'web-skirmish-ruler-to' : 'web-skirmish-ruler-from')
  const found = aids.line.to(aids.measured)
  const parts = [t('web-skirmish-inches', { inches: inch(aids.length) })]
  if (!found) return parts.join('')
  if (found.close) parts.push(t('web-skirmish-ruler-close'))
  if (!found.visible) parts.push(t('web-skirmish-hidden-by', { piece: found.piece ?? '' }))
  else {
    const [start, end] = found.cover.map(cover => (cover ? forces.terrain(cover.kind, cover.piece) : ''))
    parts.push(t('web-skirmish-ruler-clear'))
    if (start) parts.push(t('web-skirmish-ruler-cover-start', { cover: start }))
    if (end) parts.push(t('web-skirmish-ruler-cover-end', { cover: end }))
  }
  return parts.join(' · ')
}

export function marksOf(play: Play): Marks {
  const marks: Marks = {
    zone:
      play.acting && play.kind === 'deploy'
        ? play.side
        : play.acting && play.kind === 'place-objective'
          ? 'blufor'
          : undefined
  }
  const plan = play.plan.answer
  const wrong = play.refusal !== undefined
  const chosen = play.chosen
  if (play.kind === 'react' && play.path.length)
    marks.path = { points: play.path, text: t('web-skirmish-inches', { inches: inch(play.pathLength) }) }
  if (play.kind === 'hold-or-retreat' && play.decision?.other)
    marks.path = { points: [play.place(play.decision.other), ...play.decision.path.map(point)], text: '' }
  if (play.acting && play.kind === 'react' && play.path.length && play.unit) marks.cross = along(play.path, play.at)
  if (!play.acting) return marks
  const end = play.ghost ?? (chosen?.at ? point(chosen.at) : undefined)
  if (chosen?.at && ['give-order', 'choose-destination', 'react'].includes(play.kind))
    marks.rings = rings(play, point(chosen.at), end!)
  if (play.way.length > 1 && (play.ghost || play.mode === 'assault')) {
    const limit =
      play.kind === 'choose-destination'
        ? play.rules?.tactical
        : play.mode === 'rapid'
          ? play.rules?.rapid
          : play.rules?.tactical
    const length = inch(play.wayLength)
    marks.path = {
      points: play.way,
      text:
        limit && play.mode !== 'assault'
          ? t('web-skirmish-inches-of', { inches: length, limit: inch(limit) })
          : t('web-skirmish-inches', { inches: length }),
      wrong
    }
  }
  if (play.ghost && chosen)
    marks.ghost = {
      at: play.ghost,
      wrong,
      unit: {
        name: chosen.name,
        side: chosen.side,
        at: play.ghost,
        soldiers: chosen.soldiers,
        red: 0,
        yellow: 0
      }
    }
  if (play.ghost && play.kind === 'place-objective') marks.cross = play.ghost
  if (play.placing && !play.ghost && play.kind !== 'give-order')
    marks.dots = play.places.map(place => ({ at: point(place.at), tone: danger(place.exposure) }))
  marks.targets = targets(play)
  marks.chosen = play.target
  if (play.target && end && play.kind === 'give-order' && play.mode !== 'assault')
    marks.lines = [lineTo(play, play.fireFirst && chosen?.at ? point(chosen.at) : end, play.target)]
  if (play.kind === 'react' && play.unit && play.decision?.unit && chosen?.at) {
    const to = marks.cross ?? play.place(play.decision.unit)
    marks.lines = [
      {
        from: point(chosen.at),
        to,
        text: t('web-skirmish-inches', { inches: inch(plan?.distance ?? 0) }),
        blocked: wrong
      }
    ]
  }
  if (play.refusal?.args.piece) marks.blocker = String(play.refusal.args.piece)
  if (play.draft && plan?.reactors)
    marks.reactors = plan.reactors.map(reactor => ({
      unit: reactor.unit,
      text: t('web-skirmish-react-cost', { cost: reactor.cost })
    }))
  return marks
}

/** How much there is to fear at a place, as a dot shows it. */
function danger(exposure: ExposureAnswer | null): Dot['tone'] {
  if (!exposure) return 'plain'
  return exposure.share === 0 ? 'hidden' : exposure.share < LITTLE ? 'little' : 'much'
}
/** Seen from fewer of the enemy's places than this is not much. */
const LITTLE = 0.05

function rings(play: Play, from: Point, end: Point): Ring[] {
  const rules = play.rules
  const unit = play.chosen
  if (!rules || !unit) return []
  const found: Ring[] = []
  const moving =
    play.kind === 'choose-destination' || ((play.mode === 'move' || play.mode === 'rapid') && !play.may?.move)
  if (moving)
    found.push({
      at: from,
      radius: rules.tactical,
      kind: 'tactical',
      text: t('web-skirmish-ring-tactical', { inches: rules.tactical }),
      quiet: play.ghost !== undefined
    })
  if (moving && play.kind === 'give-order' && !play.may?.rapid)
    found.push({
      at: from,
      radius: rules.rapid,
      kind: 'rapid',
      text: t('web-skirmish-ring-rapid', { inches: rules.rapid }),
      quiet: play.ghost !== undefined
    })
  found.push({
    at: end,
    radius: rules.close_range,
    kind: 'close',
    text: t('web-skirmish-ring-close', { inches: rules.close_range })
  })
  const leader = play.view.units.find(
    other =>
      other.side === unit.side &&
      other.section === unit.section &&
      other.at &&
      other.soldiers.some(
        soldier => soldier.kind === 'NCO' && (soldier.status === 'active' || soldier.status === 'light')
      )
  )
  if (leader?.at && play.kind === 'give-order')
    found.push({
      at: point(leader.at),
      radius: rules.command_radius,
      kind: 'command',
      text: t('web-skirmish-ring-command', { inches: rules.command_radius }),
      quiet: true
    })
  return found
}

/** Who can be fired at or assaulted, from where the unit stands or would stand. */
function targets(play: Play): string[] {
  if (play.kind !== 'give-order' || !play.unit) return []
  const seen = play.seen?.units
  if (play.ghost && !play.fireFirst && play.mode !== 'assault')
    return seen
      ? Object.entries(seen)
          .filter(([name, found]) => found.visible && (play.named(name)?.active ?? 0) > 0)
          .map(([name]) => name)
      : []
  return (play.may?.targets ?? [])
    .filter(target => !(play.mode === 'assault' ? target.assault : target.fire))
    .map(target => target.unit)
}

function lineTo(play: Play, from: Point, name: string): Line {
  const to = play.place(name)
  const far = inch(Math.hypot(from.x - to.x, from.y - to.y))
  return { from, to, text: t('web-skirmish-inches', { inches: far }), blocked: play.refusal !== undefined }
}
