/** Runs a scripted learning platform as a separate process, for tests that kill it. Its scores are kept in a file. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { startTestPlatform } from '@quizwright/services/test-support/test-platform.ts'
import { endWithParent, serveCalls } from './processes.ts'

endWithParent()
type ArrivedScore = Awaited<ReturnType<typeof startTestPlatform>>['scores'][number]

const { port, file } = JSON.parse(process.argv[2] ?? '{}') as { port: number; file: string }
/** A line that was not written whole is of a score that was not answered. */
const readKept = (): ArrivedScore[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as ArrivedScore)
    : []
const platform = await startTestPlatform('uni', '127.0.0.1', {
  port,
  scores: readKept(),
  keep: (score) => appendFileSync(file, `${JSON.stringify(score)}\n`),
})

/** What it answers to one of ten scores: errors, and nothing at all, before it has stored the score. */
const faults = [
  { status: 500 },
  { status: 429, headers: { 'retry-after': '1' } },
  { status: 200, isCut: true },
]
let asked = 0
const failSometimes = async (): Promise<void> => {
  platform.fault = (_method, path) => {
    if (!path.endsWith('/scores')) return undefined
    asked += 1
    return asked % 10 === 0 ? faults[(asked / 10) % faults.length] : undefined
  }
}

serveCalls(platform.url, {
  sign: async (changes: Record<string, unknown>) => platform.sign(platform.claims(changes)),
  settings: async () => platform.settings,
  scores: async () => platform.scores,
  results: async () => [...platform.results],
  failSometimes,
  stopFailing: async () => void (platform.fault = () => undefined),
})
