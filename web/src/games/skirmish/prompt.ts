/** The open question in words: what is asked, and what the game says about the answer being put together. */

import { t, texts } from '../../lib/texts.svelte'
import { exposed } from './exposure'
import type { Forces } from './forces'
import type { Play } from './play.svelte'

export interface Question {
  title: string
  text: string
  tone: 'plain' | 'resp' | 'lit'
}

const mean = (value: number): string => texts.number(value, { maximumFractionDigits: 1 })
const share = (value: number): string => texts.number(value, { style: 'percent', maximumFractionDigits: 0 })

/** What the game asks, or what it says about the answer being put together. */
export function question(play: Play, forces: Forces): Question {
  return play.acting && play.draft ? drafted(play, forces) : asked(play, forces)
}

/** What the game asks, whatever the answer being put together. */
export function asked(play: Play, forces: Forces): Question {
  const decision = play.decision
  if (play.view.outcome || !decision) return { title: t('web-skirmish-over'), text: '', tone: 'plain' }
  const unit = decision.unit ?? ''
  const other = decision.other ?? ''
  if (!play.acting)
    return {
      title: t('web-skirmish-wait', { side: forces.words.word(decision.side), decision: decision.kind }),
      text: play.view.seat < 0 ? t('web-watching') : t('web-skirmish-wait-text'),
      tone: 'plain'
    }
  switch (play.kind) {
    case 'place-objective':
      return {
        title: t('web-skirmish-ask-objective', { number: play.view.objectives.length + 1 }),
        text: t('web-skirmish-ask-objective-text'),
        tone: 'lit'
      }
    case 'deploy':
      return {
        title: play.unit ? t('web-skirmish-ask-deploy', { unit: play.unit }) : t('web-skirmish-deploy'),
        text: t('web-skirmish-ask-deploy-text'),
        tone: 'lit'
      }
    case 'take-out-dice':
      return { title: t('web-skirmish-ask-dice'), text: t('web-skirmish-ask-dice-text'), tone: 'lit' }
    case 'give-order':
      if (play.unit)
        return {
          title: t('web-skirmish-ask-unit', { unit: play.unit }),
          text: play.may?.idle
            ? forces.plain(forces.words.say(play.may.idle.key, play.may.idle.args))
            : t(`web-skirmish-ask-${play.mode}`),
          tone: 'lit'
        }
      return {
        title: t('web-skirmish-ask-order', { orders: play.view.orders[decision.side] ?? 0 }),
        text: t('web-skirmish-ask-order-text'),
        tone: 'lit'
      }
    case 'react':
      return {
        title:
          against(play, 'web-skirmish-ask-react-move', 'web-skirmish-ask-react-against') ??
          t('web-skirmish-ask-react', { unit }),
        text: t('web-skirmish-ask-react-text', { orders: play.view.orders[decision.side] ?? 0 }),
        tone: 'resp'
      }
    case 'reroll':
      return { title: t('web-skirmish-ask-reroll', { unit }), text: t('web-skirmish-ask-reroll-text'), tone: 'resp' }
    case 'choose-casualties':
      return {
        title: t('web-skirmish-casualties', { count: decision.count }),
        text: t('web-skirmish-ask-casualties-text'),
        tone: 'resp'
      }
    case 'hold-or-retreat':
      return {
        title: t('web-skirmish-assaulted', { unit, other }),
        text: t('web-skirmish-ask-hold-text'),
        tone: 'resp'
      }
    case 'choose-destination':
      return {
        title: t('web-skirmish-ask-destination', { unit }),
        text: t('web-skirmish-ask-destination-text'),
        tone: 'resp'
      }
    case 'stand-fast':
      return { title: t('web-skirmish-stand-fast', { unit }), text: t('web-skirmish-ask-stand-text'), tone: 'resp' }
    case 'recon':
      return { title: t('web-skirmish-recon', { unit }), text: t('web-skirmish-ask-recon-text'), tone: 'lit' }
    default:
      return { title: t('web-skirmish-wait-text'), text: '', tone: 'plain' }
  }
}

/** What is being reacted to: a move of so many inches, or an act against a unit. */
function against(play: Play, moving: string, other: string): string | undefined {
  const decision = play.decision
  const unit = decision?.unit ?? ''
  if (decision?.other) return t(other, { unit, other: decision.other })
  return play.path.length > 1 ? t(moving, { unit, inches: mean(play.pathLength) }) : undefined
}

function drafted(play: Play, forces: Forces): Question {
  const plan = play.prospect
  const why = play.refusal
  const tone = play.kind === 'react' ? 'resp' : 'lit'
  const title = titleOf(play)
  const parts: string[] = []
  const answers =
    play.kind === 'react' ? against(play, 'web-skirmish-sum-against-move', 'web-skirmish-sum-against-unit') : undefined
  if (answers) parts.push(answers)
  if (why) return { title, text: [...parts, forces.plain(forces.words.say(why.key, why.args))].join(' '), tone }
  if (!plan)
    return { title, text: play.kind === 'choose-casualties' ? t('web-skirmish-ask-casualties-text') : '…', tone }
  if (plan.fire)
    parts.push(
      t('web-skirmish-sum-fire', {
        target: plan.fire.target,
        casualties: mean(plan.fire.theirs.casualties),
        chits: mean(plan.fire.theirs.chits),
        own: mean(plan.fire.own.casualties),
        unit: plan.fire.unit
      })
    )
  if (plan.assault && 'hold' in plan.assault)
    parts.push(
      t('web-skirmish-sum-assault', {
        surprise: share(plan.assault.surprise),
        contact: share(plan.assault.hold.contact),
        wins: share(plan.assault.hold.wins)
      })
    )
  if (plan.exposure) parts.push(t('web-skirmish-sum-exposed', { exposure: exposed(plan.exposure) }))
  if (plan.path)
    parts.push(
      t(plan.path.rapid ? 'web-skirmish-sum-rapid' : 'web-skirmish-sum-tactical', { inches: mean(plan.path.length) })
    )
  if (plan.reactors?.length)
    parts.push(
      t('web-skirmish-sum-react', {
        units: plan.reactors
          .map(reactor => `${reactor.unit} (${t('web-skirmish-react-cost', { cost: reactor.cost })})`)
          .join(', ')
      })
    )
  if (plan.first !== null && play.kind === 'react')
    parts.push(t('web-skirmish-sum-first', { chance: share(plan.first) }))
  return { title, text: parts.join(' '), tone }
}

function titleOf(play: Play): string {
  const unit = play.unit ?? ''
  const target = play.target ?? play.decision?.unit ?? ''
  if (play.kind === 'place-objective') return t('web-skirmish-draft-objective', { place: place(play) })
  if (play.kind === 'deploy') return t('web-skirmish-draft-deploy', { unit, place: place(play) })
  if (play.kind === 'choose-destination') return t('web-skirmish-draft-to', { unit, place: place(play) })
  if (play.kind === 'choose-casualties') return t('web-skirmish-casualties', { count: play.decision?.count ?? 0 })
  if (play.retreating) return t('web-skirmish-draft-retreat', { unit })
  if (play.kind === 'react') return t('web-skirmish-draft-react', { unit, mode: play.mode, target })
  if (play.mode === 'assault') return t('web-skirmish-draft-assault', { unit, target })
  if (!play.target) return t('web-skirmish-draft-move', { unit, place: place(play) })
  if (!play.ghost) return t('web-skirmish-draft-fire', { unit, target })
  return t(play.fireFirst ? 'web-skirmish-draft-fire-move' : 'web-skirmish-draft-move-fire', {
    unit,
    target,
    place: place(play)
  })
}

const place = (play: Play): string => (play.ghost ? `${play.ghost.x}, ${play.ghost.y}` : '')
