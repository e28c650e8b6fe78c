import { expect, test } from 'vitest'
import { read, tableIn } from './read-documents.ts'

test('the marking screen claims of offline suggestions what docs/grading.md measures', () => {
  const page = read('docs/grading.md')
  const sureInTen = Number(
    /sureInTen = (\d+)/.exec(read('packages/web/src/features/marking/describe-trust.ts'))![1],
  )
  for (const held of ['question', 'set']) {
    const [, table = ''] = page.split(`<!-- sureness by ${held} -->`)
    const rows = tableIn(table.split('<!-- end -->')[0]!)
    const closeOf = (cell: number) => rows.map((cells) => Number.parseInt(cells[cell]!, 10))
    // The last row is that of all answers.
    expect(Math.round(closeOf(4).at(-1)! / 10)).toBe(sureInTen)
    expect(Math.max(...closeOf(5))).toBeLessThan(50)
  }
})
