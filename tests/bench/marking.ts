/**
 * Measures the CPU time of marking an attempt of 50 questions of all kinds, with its classes for the statistics,
 * beside that of parsing the attempt's contents as JSON. The aim is 5 ms.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { markAnswer } from '@quizwright/domain/kinds/mark-answer.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'

const samples = Object.values(kindSamples)
const paper = Array.from({ length: 50 }, (_, index) => elementAt(samples, index % samples.length))
const runs = 2_000

const markPaper = (): number =>
  paper.reduce((sum, { asked, right }) => {
    kindOf(asked).classes?.(asked, right)
    return sum + markAnswer(asked, right, 4).obtainedMarks
  }, 0)

const cpuMsOf = (run: () => unknown): number => {
  for (let index = 0; index < runs / 10; index++) run()
  const before = process.cpuUsage()
  for (let index = 0; index < runs; index++) run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / runs
}

const stored = JSON.stringify(paper.map(({ asked }) => asked))
const [marking, parsing] = [cpuMsOf(markPaper), cpuMsOf(() => JSON.parse(stored))]
process.stdout.write(
  `marking 50 mixed questions: ${marking.toFixed(3)} ms CPU, ${(marking / parsing).toFixed(1)} times as long as ` +
    `parsing them (${parsing.toFixed(3)} ms); aim: 5 ms\n`,
)
process.exitCode = marking < 5 ? 0 : 1
