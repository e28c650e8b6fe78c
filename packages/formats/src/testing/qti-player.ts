/// <reference lib="dom" />

import { defined } from '@quizwright/domain/defined.ts'
import { createRequire } from 'node:module'

/** How the QTI player of another project shows and scores an item. */
export type Played = {
  stem: string
  choices: readonly string[]
  /** The identifier of the correct answer; null if the item has none. */
  correct: string | null
  score: number
}

type Variable = { identifier: string; value: unknown; correctResponse?: string | null }
type Scored = { state: { outcomeVariables: readonly Variable[]; responseVariables: readonly Variable[] } }
type Player = {
  loadItemFromXml: (xml: string, configuration: object) => void
  scoreAttempt: (target: string) => void
}
type Handlers = {
  notifyQti3PlayerReady: (player: Player) => void
  notifyQti3ItemReady: () => void
  notifyQti3ScoreAttemptCompleted: (scored: Scored) => void
}
type CreateElement = (component: unknown, settings: { on: Handlers }) => unknown
type Vue = new (options: { render: (create: CreateElement) => unknown }) => {
  $mount: (place: Element) => void
  $destroy: () => void
}

/** The player needs the Vue build with a template compiler, which bundlers would substitute. */
const loadPlayer = (): { Vue: Vue; component: unknown } => {
  const require = createRequire(import.meta.url)
  const ofPlayer = createRequire(require.resolve('qti3-item-player'))
  const Vue = ofPlayer('vue/dist/vue.common.js') as Vue
  const name = ofPlayer.resolve('vue')
  require.cache[name] = Object.assign(Object.create(null), { id: name, loaded: true, exports: Vue })
  return { Vue, component: require('qti3-item-player') }
}

/** Shows a QTI 3 item in a window, answers it and scores it. Only one item can be played at a time. */
export const playItem = async (xml: string, answer: string): Promise<Played> => {
  const { Vue, component } = loadPlayer()
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const { promise, resolve } = Promise.withResolvers<Scored>()
  let player: Player | undefined
  const app = new Vue({
    render: (create) =>
      create(component, {
        on: {
          notifyQti3PlayerReady: (ready) => (player = ready),
          notifyQti3ItemReady: () => defined(player, 'player').scoreAttempt('test'),
          notifyQti3ScoreAttemptCompleted: resolve,
        },
      }),
  })
  app.$mount(place)
  defined(player, 'player').loadItemFromXml(xml, { guid: '1', state: answered(answer) })
  const { state } = await promise
  const response = state.responseVariables.find(({ identifier }) => identifier === 'RESPONSE')
  const shown = {
    stem: wordsOf('.qti-item-body > p'),
    choices: [...document.querySelectorAll('.qti-simple-choice')].map((choice) => words(choice)),
    correct: response?.correctResponse ?? null,
    score: Number(state.outcomeVariables.find(({ identifier }) => identifier === 'SCORE')?.value),
  }
  app.$destroy()
  return shown
}

const answered = (value: string) => ({
  identifier: 'question-1',
  guid: '1',
  contextVariables: [],
  responseVariables: [{ identifier: 'RESPONSE', cardinality: 'single', value, state: null }],
  outcomeVariables: [],
  templateVariables: [],
  validationMessages: [],
})

const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
const wordsOf = (selector: string): string =>
  [...document.querySelectorAll(selector)].map((element) => words(element)).join(' ')
