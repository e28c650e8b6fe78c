import { errorEvent, doneEvent, type GoldenPath, delayEvent } from '../paths/fixtures.ts'
import { csvImportFixtures } from './fixtures.ts'
import type { CsvImportEvent } from './guards-and-actions.ts'

const { 'upload the file': upload, 'stream the questions': stream } = csvImportFixtures.outcomes
const [one, two, large] = csvImportFixtures.events['choose files']
const uploaded = doneEvent('upload the file', upload.uploaded[0])
const notCsv = doneEvent('upload the file', upload.refused[0])
const down = doneEvent('upload the file', upload.refused[1])
const clear = doneEvent('look at the file', { outcome: 'clear' })
const toAsk = doneEvent('look at the file', { outcome: 'to ask' })
const notSeen = doneEvent('look at the file', csvImportFixtures.outcomes['look at the file'].refused[0])
const [readItSo] = csvImportFixtures.events['read it so']
const complete = doneEvent('stream the questions', stream.complete[0])
const broken = doneEvent('stream the questions', stream.broken[0])
const badHeader = doneEvent('stream the questions', stream.refused[0])
const backOff = delayEvent('back-off', 'csv-import.reconnecting')
const some: CsvImportEvent = { type: 'questions came', received: 6, progress: 40 }
const input = 'a first import'

export const csvImportGoldenPaths: GoldenPath<CsvImportEvent>[] = [
  {
    title: 'a file is imported',
    input,
    end: 'continued',
    events: [
      one,
      { type: 'upload progressed', percent: 50 },
      uploaded,
      clear,
      some,
      complete,
      { type: 'continue' },
    ],
  },
  { title: 'two files at once are refused', input, end: 'choosing', events: [two] },
  { title: 'a file too large is refused before it goes up', input, end: 'choosing', events: [large] },
  { title: 'a second file does not disturb the first', input, end: 'uploading', events: [one, one] },
  {
    title: 'a file that is no CSV is refused and another is taken',
    input,
    end: 'uploading',
    events: [one, notCsv, { type: 'choose another file' }, one],
  },
  {
    title: 'a file that is no CSV is not sent again',
    input,
    end: 'refused',
    events: [one, notCsv, { type: 'try again' }],
  },
  {
    title: 'an upload that failed on the way is sent again',
    input,
    end: 'uploading',
    events: [one, down, { type: 'try again' }],
  },
  { title: 'a faulty header is refused', input, end: 'refused', events: [one, uploaded, clear, badHeader] },
  {
    title: 'reading that failed by surprise is not uploaded again',
    input,
    end: 'reading',
    events: [one, uploaded, clear, errorEvent('stream the questions'), { type: 'try again' }],
  },
  {
    title: 'what is not clear is asked once, and may be changed after it was read',
    input,
    end: 'read',
    events: [one, uploaded, toAsk, readItSo, complete, { type: 'change how it is read' }, readItSo, complete],
  },
  {
    title: 'a header that is refused can be named column by column',
    input,
    end: 'asking',
    events: [one, uploaded, clear, badHeader, { type: 'change how it is read' }],
  },
  {
    title: 'a file that could not be looked at is looked at again, and not uploaded again',
    input,
    end: 'looking',
    events: [one, uploaded, notSeen, { type: 'try again' }],
  },
  {
    title: 'after a break the stream goes on',
    input,
    end: 'read',
    events: [one, uploaded, clear, some, broken, backOff, complete],
  },
  { title: 'an upload is cancelled', input, end: 'choosing', events: [one, { type: 'cancel' }, uploaded] },
  {
    title: 'waiting for the connection is cancelled',
    input,
    end: 'choosing',
    events: [one, uploaded, clear, broken, { type: 'cancel' }],
  },
  {
    title: 'a step back keeps the result',
    input,
    end: 'continued',
    events: [
      one,
      uploaded,
      clear,
      complete,
      { type: 'back' },
      { type: 'show the result' },
      { type: 'continue' },
    ],
  },
  {
    title: 'a result of before is still there',
    input: 'back from a later window',
    end: 'continued',
    events: [{ type: 'show the result' }, { type: 'continue' }],
  },
  {
    title: 'without a result there is none to show',
    input,
    end: 'choosing',
    events: [{ type: 'show the result' }],
  },
]
