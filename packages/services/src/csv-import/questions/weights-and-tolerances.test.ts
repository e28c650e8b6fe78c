import { expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'

const read = (text: string) => readAsAuthor(Buffer.from(text), 'table.csv')
const scoringOf = async (text: string) => {
  const { questions, taken } = await read(text)
  return questions.map(({ interaction }, index) => [
    taken[index],
    interaction?.kind === 'multiple_answers'
      ? { ...interaction.scoring, at_most: interaction.presentation.at_most }
      : undefined,
  ])
}

test.each([
  ['listed in a cell', 'Question,A,B,C,Weights\nWhich rise?,Tide,Sun,Stone,60/40/-50\n', [60, 40, -50]],
  ['listed as the key', 'Question,A,B,C,Answer\nWhich rise?,Tide,Sun,Stone,75%|25%|0%\n', [75, 25, 0]],
  ['listed as points', 'Question,Options,Score\nWhich rise?,Tide|Sun|Stone,0.6;0.4;0\n', [60, 40, 0]],
  [
    'beside each option',
    'Question,A,Weight A,B,Weight B,C,Weight C\nWhich rise?,Tide,30,Sun,70,Stone,-100\n',
    [30, 70, -100],
  ],
  [
    'behind each option',
    'Question,A,B,C,Answer\nWhich rise?,Tide (20%),Sun (80%),Stone (-25%),\n',
    [20, 80, -25],
  ],
  [
    'in a row of each option',
    'Question,Answer,Fraction\nWhich rise?,Tide,40\n,Sun,60\n,Stone,-30\n',
    [40, 60, -30],
  ],
])('several right options with weights %s keep them', async (_, text, weights) => {
  expect(await scoringOf(text)).toEqual([
    ['Which rise? | *Tide | *Sun | Stone', { rule: 'weights', weights, at_most: null }],
  ])
})

test('beside an option of all marks, others of one choice earn their part', async () => {
  expect(
    await scoringOf(
      'Question,Answer 1,Answer 1 weight,Answer 2,Answer 2 weight,Answer 3,Answer 3 weight\n' +
        'Which rises?,Tide,100,Sun,50,Stone,0\nWhich falls?,Rain,100,Sun,0,Fog,0\n',
    ),
  ).toEqual([
    ['Which rises? | *Tide | Sun | Stone', { rule: 'weights', weights: [100, 50, 0], at_most: 1 }],
    ['Which falls? | *Rain | Sun | Fog', undefined],
  ])
})

test('weights that contradict the key leave the question out, and what they cost is told', async () => {
  const { taken, leftOut, hints } = await read(
    'Question,A,B,C,Answer,Weights\nWhich?,x,y,z,B,100/50/0\nWho?,k,l,m,A,100/-10/0\n',
  )
  expect(taken).toEqual(['Who? | *k | l | m'])
  expect(leftOut[0]).toContain('can mean options # 2 or options # 1')
  expect(hints.join()).toContain('Taken without the partial credit of option B (-10%)')
})

test('a list of ones and zeros says which options are right, and not how they earn marks', async () => {
  const { hints } = await read('Question,A,B,C,Weights\nWhich?,x,y,z,1|0|1\n')
  expect(hints.join()).toContain('does not say how several right options earn marks')
})

test.each([
  ['Question,Type,Answer,Tolerance\nHow far?,numeric,42,1.5\n', { by: 'absolute', amount: '1.5' }],
  ['Question,Answer,Margin of error\nHow far?,42,±5%\n', { by: 'relative', amount: '5' }],
  ['Question,Answer,Tolerance\nHow far?,42,2 decimals\n', { by: 'decimals', amount: '2' }],
  [
    'Question,Answer,Minimum value,Maximum value\nHow far?,42,40,45\n',
    { by: 'range', low: '40', high: '45', with_low: true, with_high: true },
  ],
])('the tolerance of a number stands in a column of its own', async (text, tolerance) => {
  const { questions } = await read(text)
  expect(questions[0]?.interaction).toMatchObject({ kind: 'numeric', key: { accepted: [{ tolerance }] } })
})

test('a tolerance that says nothing is told', async () => {
  const { hints } = await read('Question,Answer,Tolerance\nHow far?,42,roughly\nWho?,Ada Lovelace,0\n')
  expect(hints.filter((hint) => hint.includes('its tolerance'))).toEqual([
    expect.stringContaining('Taken without its tolerance "roughly"'),
  ])
})
