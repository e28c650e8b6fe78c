import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { csvLimits } from '@quizwright/domain/limits.ts'
import type { CsvPreview, ImportComplete, ImportedQuestions } from '@quizwright/domain/schemas/csv.ts'
import { csvFile, csvOf, soundRows } from '../support/csv-files.ts'
import { chooseCsv, uploadFile } from '../support/wizard-page.ts'
import type { Instructor } from '../support/world.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'
import { button, openExisting } from './open-wizard.ts'
import { createQueue, type Queue } from './queue.ts'
import type { Walk } from './walk-machine.ts'

/** `streams` are requested by the page and silent until the test responds. `stream` is the one taken last. */
export type Stage = {
  uploads: HeldCalls
  previews: HeldCalls
  streams: Queue<WebSocketRoute>
  stream?: WebSocketRoute | undefined
}

const holdStreams = async (page: Page): Promise<Queue<WebSocketRoute>> => {
  const streams = createQueue<WebSocketRoute>()
  await page.routeWebSocket('**/ws/csv-upload', (socket) =>
    socket.onMessage((message) => {
      const { event } = JSON.parse(String(message)) as { event: string }
      if (event === 'authenticate') socket.send(JSON.stringify({ event: 'authenticated', data: {} }))
      if (event === 'file') streams.put(socket)
    }),
  )
  return streams
}

/** Holds the timers of the first back-off until `ringBackOff`. */
const holdBackOff = (page: Page) =>
  page.addInitScript(() => {
    const own = window.setTimeout.bind(window)
    const ringing: (() => void)[] = []
    const held = (handler: () => void, after?: number, ...rest: unknown[]): number => {
      if (after !== 500) return own(handler, after, ...rest)
      ringing.push(handler)
      return own(() => undefined, 0)
    }
    Object.assign(window, {
      setTimeout: held,
      ring: () => {
        for (const handler of ringing.splice(0)) handler()
      },
    })
  })
export const ringBackOff = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { ring: () => void }).ring())

/** Keeps the upload in progress, so that the test can report its progress. */
const keepUploads = (page: Page) =>
  page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { underWay: this })
      send.call(this, body)
    }
  })
export const tellProgress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { upload } = (window as unknown as { underWay: XMLHttpRequest }).underWay
    upload.dispatchEvent(new ProgressEvent('progress', { loaded: 50, total: 100, lengthComputable: true }))
  })

const sound = () => ({
  name: 'sums.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(csvFile(csvOf(soundRows(3))).content),
})

/** Chooses a valid file, two files, or one that is too large: the samples of the fixtures, in order. */
export const chooseFiles = async (page: Page, sample: number): Promise<void> => {
  if (sample < 3) return await uploadFile(page, sample === 1 ? sound() : [sound(), sound()])
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement, bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], 'large.csv', { type: 'text/csv' }))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, csvLimits.fileBytes + 1)
}

const say = (stream: WebSocketRoute, event: string, data: object): void =>
  stream.send(JSON.stringify({ event, data }))

export const sendQuestions = (stream: WebSocketRoute, progress: number): void => {
  const part: ImportedQuestions = {
    questions: [{ question: 'How much is 1 + 1?' }, { question: 'How much is 2 + 2?' }],
    progress,
    sent: 2,
  }
  say(stream, 'question', part)
}
export const sendComplete = (stream: WebSocketRoute): void => {
  const complete: ImportComplete = {
    sections: [],
    warnings: [],
    hints: [],
    rejected: [],
    rejectedCount: 0,
    total: 2,
    dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
  }
  say(stream, 'complete', complete)
}
export const sendRefusal = (stream: WebSocketRoute): void =>
  say(stream, 'error', {
    code: 'CSV_HEADER',
    message: 'The column question is missing.',
    retryable: false,
    line: 1,
  })

/** Responds with a preview of the file: everything is clear, or its encoding is guessed. */
export const showPreview = async ({ previews }: Stage, isSure: boolean): Promise<void> => {
  const header = ['question', 'option1', 'option2', 'is_correct1', 'is_correct2']
  const preview: CsvPreview = {
    encoding: isSure ? 'UTF-8' : 'MacRoman',
    isSure,
    encodings: isSure ? ['UTF-8'] : ['MacRoman', 'Windows-1252'],
    separator: ',',
    headerLine: 1,
    titles: [],
    header,
    columns: header,
    rows: [['How much is 1 + 1?', '2', '3', '1', '0']],
    texts: isSure ? [] : ['Où est la forêt ?'],
    marks: [],
    levels: [],
    commaTags: 0,
    commaExample: '',
  }
  await (await previews.next()).fulfill({ json: { status: 200, data: preview } })
}

let files = 0
/** Accepts the upload under a new link; earlier streams are over. */
export const accept = async (stage: Stage): Promise<void> => {
  stage.streams.forget()
  stage.previews.forget()
  stage.stream = undefined
  await (
    await stage.uploads.next()
  ).fulfill({ json: { status: 200, data: { fileLink: `f${(files += 1)}` } } })
}

type Broken = { met: boolean; fix: () => void }

/**
 * Until `fix`, opening a socket or reading the browser's storage throws, which a timer of the page may meet, too.
 */
export const sabotage = (
  { page, consoleErrors }: Pick<Walk<Stage>, 'page' | 'consoleErrors'>,
  what: 'sockets' | 'storage',
): Promise<void> => {
  consoleErrors.allow(/^Error: closed$/)
  return page.evaluate((broken) => {
    const { WebSocket: ownSocket } = window
    const { getItem } = Storage.prototype
    const fail = (): never => {
      Object.assign(window, { met: true })
      throw new Error('closed')
    }
    Object.assign(window, {
      met: false,
      fix: () => {
        window.WebSocket = ownSocket
        Storage.prototype.getItem = getItem
      },
    })
    if (broken === 'storage') Storage.prototype.getItem = fail
    else
      window.WebSocket = class {
        constructor() {
          fail()
        }
      } as unknown as typeof WebSocket
  }, what)
}
/** Waits until the page has met the error, which may be slow on a busy machine, and repairs it. */
export const fix = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => (window as unknown as Broken).met)).toBe(true)
  await page.evaluate(() => (window as unknown as Broken).fix())
}

/** Opens a wizard in window 77, which waits for a file. */
export const arrange = async (page: Page, instructor: Instructor): Promise<Stage> => {
  await holdBackOff(page)
  await keepUploads(page)
  // The services do not know the files that these walks make up.
  await page.route('**/quiz/find-similar-questions', (route) =>
    route.fulfill({
      json: { status: 200, data: { pairs: [], pairsCount: 0, compared: { file: 2, elsewhere: 0 } } },
    }),
  )
  const stage = {
    uploads: await holdCalls(page, '**/quiz/upload-csv'),
    previews: await holdCalls(page, '**/quiz/preview-csv'),
    streams: await holdStreams(page),
  }
  await openExisting(page, instructor, 'full', 0)
  await button(page, 'Save and add questions').click()
  await chooseCsv(page)
  return stage
}

/** The same after a file was read, its result left, and the source chosen again. */
export const arrangeSecond = async (page: Page, instructor: Instructor): Promise<Stage> => {
  const stage = await arrange(page, instructor)
  await chooseFiles(page, 1)
  await accept(stage)
  await showPreview(stage, true)
  const stream = await stage.streams.next()
  sendQuestions(stream, 100)
  sendComplete(stream)
  await button(page, 'Choose another file').click()
  await button(page, 'Back').click()
  await chooseCsv(page)
  return stage
}
