/** Deployments that are kept in this browser: where a side put its markers and units on a battlefield. */

import type { Moment } from '../../lib/session.svelte'
import { lasting } from '../../lib/story'
import type { RefusalView } from '../../lib/messages'
import type { Play } from './play.svelte'
import type { Side } from './words'

const PLACE = 'redtable.skirmish.deployments'
const MOST = 40

export interface Deployment {
  name: string
  /** The ruleset and the battlefield that it is for. */
  scenario: string
  battlefield: string
  side: Side
  /** The actions that place everything, in the game's notation. */
  steps: string[]
}

/** The actions with which a side placed its markers and units, as far as they were not taken back. */
export function placed(moments: Moment[], side: Side, own: (unit: string) => boolean): string[] {
  const steps: string[] = []
  for (const event of lasting(moments).flatMap(moment => moment.events)) {
    if (event.event === 'objective-placed' && side === 'blufor') steps.push(`objective ${String(event.at)}`)
    else if (event.event === 'deployed' && own(String(event.unit)))
      steps.push(`deploy ${String(event.unit)} ${String(event.at)}${event['with-nco'] ? ' nco' : ''}`)
  }
  return steps
}

class Deployments {
  private all = $state.raw<Deployment[]>(stored())

  for(scenario: string, battlefield: string, side: Side | undefined): Deployment[] {
    return this.all.filter(kept => kept.scenario === scenario && kept.battlefield === battlefield && kept.side === side)
  }

  /** Keep one; another of the same name on the same ground is replaced. */
  keep(deployment: Deployment): void {
    this.write([deployment, ...this.all.filter(kept => !alike(kept, deployment))].slice(0, MOST))
  }

  forget(deployment: Deployment): void {
    this.write(this.all.filter(kept => !alike(kept, deployment)))
  }

  private write(all: Deployment[]): void {
    this.all = all
    try {
      localStorage.setItem(PLACE, JSON.stringify(all))
    } catch {
      /* Without room in the browser it lasts as long as the page. */
    }
  }
}

const alike = (a: Deployment, b: Deployment) =>
  a.name === b.name && a.scenario === b.scenario && a.battlefield === b.battlefield && a.side === b.side

function stored(): Deployment[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.filter(isDeployment) : []
  } catch {
    return []
  }
}

function isDeployment(found: unknown): found is Deployment {
  const { name, scenario, battlefield, side, steps } = (found ?? {}) as Record<string, unknown>
  return (
    [name, scenario, battlefield].every(text => typeof text === 'string') &&
    (side === 'blufor' || side === 'redfor') &&
    Array.isArray(steps) &&
    steps.every(step => typeof step === 'string')
  )
}

export const deployments = new Deployments()

/** Places everything as it was kept, one action for each of the own decisions; what is illegal is told. */
export class Placing {
  private steps: string[] = []
  constructor(
    private readonly play: Play,
    private readonly refused: (step: string, why: RefusalView) => void
  ) {}

  start(deployment: Deployment): void {
    this.steps = deployment.steps
    void this.go()
  }

  /** The next action that fits the open decision, if the game has nothing against it. */
  async go(): Promise<void> {
    const { play } = this
    const version = play.session.match?.version
    while (play.acting && version === play.session.match?.version) {
      const step = this.steps.find(each => this.fits(each))
      if (step === undefined) return
      this.steps = this.steps.filter(each => each !== step)
      const plan = await play.session.ask('plan', step).catch(() => undefined)
      if (version !== play.session.match?.version) this.steps = [step, ...this.steps]
      else if (plan?.why) this.refused(step, plan.why)
      else return play.commit(step)
    }
  }

  private fits(step: string): boolean {
    const [verb, unit] = step.split(' ')
    if (this.play.kind === 'place-objective') return verb === 'objective'
    return this.play.kind === 'deploy' && verb === 'deploy' && this.play.named(unit)?.state === 'waiting'
  }
}
