import { randomGroupCount } from '../counts/random-group.ts'
import type { Cell } from './frequencies.ts'
import type { GroupSums } from './joint-figures.ts'
import type { MarkCell } from './question-figures.ts'

/**
 * What the tables of counts would hold of attempts, each a row of marks and of a student of its own: totals,
 * every question's cells, sums by group.
 */
export const countAnswers = (attempts: readonly (readonly number[])[]) => {
  const questions = attempts[0]?.length ?? 0
  const totals = new Map<number, Cell>()
  const cells = Array.from({ length: questions }, () => new Map<string, MarkCell>())
  const groups = Array.from(
    { length: randomGroupCount },
    (): GroupSums & { questions: { x: number; xx: number; xt: number }[] } => ({
      n: 0,
      t: 0,
      tt: 0,
      questions: cells.map(() => ({ x: 0, xx: 0, xt: 0 })),
    }),
  )
  attempts.forEach((marks, at) => {
    const total = marks.reduce((sum, mark) => sum + mark, 0)
    const cell = totals.get(total) ?? { value: total, n: 0 }
    cell.n++
    totals.set(total, cell)
    const group = groups[at % randomGroupCount]!
    group.n++
    group.t += total
    group.tt += total * total
    marks.forEach((mark, question) => {
      const own = cells[question]!.get(`${mark} ${total}`) ?? { mark, total, n: 0 }
      own.n++
      cells[question]!.set(`${mark} ${total}`, own)
      const sums = group.questions[question]!
      sums.x += mark
      sums.xx += mark * mark
      sums.xt += mark * total
    })
  })
  return { totals: [...totals.values()], cells: cells.map((own) => [...own.values()]), groups }
}
