/**
 * Measures the first visit of each screen: bytes sent, layout shift and, on a CPU slowed to a quarter, the
 * longest task and the blocking time, compared with the same DOM rendered by react-dom alone; and the student's
 * way from the link to the first question on a slow phone and network. The pages must be built. Writes
 * docs/performance.md and exits with 1 if an aim is missed.
 */
import { join } from 'node:path'
import { startProcessWorld } from '../support/process-world.ts'
import { ensureBrowser } from '../support/find-browser.ts'
import { report } from './performance/report.ts'
import { toPart } from './pages/figures.ts'
import { addQuizForAnyone, type LearnerVisit, visitAsStudent } from './pages/learner.ts'
import { addWatchedQuizzes } from './pages/screens.ts'
import { visit, type Visit } from './pages/visit.ts'

const rounds = 5
const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const found = ensureBrowser()
if ('tried' in found) throw new Error('There is no Chromium.')
await using world = await startProcessWorld({ page: builtPage })
const instructor = await world.addInstructor()
const screens = await addWatchedQuizzes(world, instructor)
const link = await addQuizForAnyone(instructor)
const visits: Visit[] = []
const learnerVisits: LearnerVisit[] = []
for (let round = 0; round < rounds; round++) {
  const begun = await visitAsStudent(found.path, link)
  learnerVisits.push(begun)
  const sent = (begun.bytes / 1_000).toFixed(0).padStart(5)
  say(`${'first question'.padEnd(22)} ${sent} KB in ${begun.seconds.toFixed(2)} s`)
  for (const screen of screens) {
    const seen = await visit(found.path, world, instructor, screen)
    visits.push(seen)
    say(
      `${seen.screen.padEnd(22)} ${(seen.bytes / 1_000).toFixed(0).padStart(5)} KB in ${seen.requests} requests  ` +
        `shift ${seen.shift.toFixed(3)}  longest ${seen.longestMs.toFixed(0)} ms  ` +
        `blocked ${seen.blockedMs.toFixed(0)} ms, by react-dom alone ${seen.plainlyBlockedMs.toFixed(0)} ms`,
    )
  }
}
report(toPart(visits, learnerVisits))
