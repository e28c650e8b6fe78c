import { doneEvent, errorEvent, type GoldenPath } from '../paths/fixtures.ts'
import { markCorrectionFixtures } from './fixtures.ts'
import type { MarkCorrectionEvent } from './guards-and-actions.ts'

const { events, outcomes } = markCorrectionFixtures
const [choose] = events.choose
const [write] = events.write
const preview: MarkCorrectionEvent = { type: 'preview' }
const apply: MarkCorrectionEvent = { type: 'apply' }
const undo: MarkCorrectionEvent = { type: 'undo' }
const previewed = doneEvent('preview the correction', outcomes['preview the correction'].previewed[0])
const applied = doneEvent('apply the correction', outcomes['apply the correction'].applied[0])
const stale = doneEvent('apply the correction', outcomes['apply the correction'].stale[0])
const undone = doneEvent('undo the correction', outcomes['undo the correction'].undone[0])

export const markCorrectionGoldenPaths: GoldenPath<MarkCorrectionEvent>[] = [
  {
    title: 'a wrong key is put right and that is undone',
    input: 'question',
    end: 'undone',
    events: [choose, preview, previewed, write, apply, applied, undo, undone],
  },
  {
    title: 'answers in words are graded again and that is undone',
    input: 'answers in words',
    end: 'undone',
    events: [preview, events.progressed[0], previewed, write, apply, applied, undo, undone],
  },
  {
    title: 'nothing is applied without a reason',
    input: 'question',
    end: 'reviewing',
    events: [choose, preview, previewed, apply],
  },
  {
    title: 'a stale preview leads to a new one, with the reason kept',
    input: 'question',
    end: 'applied',
    events: [choose, preview, previewed, write, apply, stale, previewed, apply, applied],
  },
  {
    title: 'after a surprise the preview is asked for again',
    input: 'question',
    end: 'reviewing',
    events: [choose, preview, errorEvent('preview the correction'), preview, previewed],
  },
  {
    title: 'applying twice applies once',
    input: 'question',
    end: 'applied',
    events: [choose, preview, previewed, write, apply, apply, applied, apply],
  },
]
