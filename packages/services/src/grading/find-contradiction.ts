import type { Statement } from './parse-statements.ts'

/** Pairs of which one denies the other, in the form in which words are compared. */
const opposites = new Map(
  (
    [
      ['increas', 'decreas'],
      ['ris', 'fall'],
      ['grow', 'shrink'],
      ['high', 'low'],
      ['higher', 'lower'],
      ['great', 'small'],
      ['larg', 'small'],
      ['greater', 'smaller'],
      ['larger', 'smaller'],
      ['greater', 'less'],
      ['positiv', 'negativ'],
      ['attract', 'repel'],
      ['hot', 'cold'],
      ['hotter', 'colder'],
      ['gain', 'los'],
      ['absorb', 'emit'],
      ['absorb', 'releas'],
      ['always', 'never'],
      ['true', 'false'],
      ['faster', 'slower'],
      ['fast', 'slow'],
      ['left', 'right'],
      ['expand', 'contract'],
      ['accept', 'reject'],
      ['equal', 'unequal'],
      ['possibl', 'impossibl'],
      ['toward', 'away'],
      ['acid', 'basic'],
    ] as const
  ).flatMap(([one, other]): [string, string][] => [
    [one, other],
    [other, one],
  ]),
)

/** Half of the words in common: the two speak of the same thing. */
const sameMatter = 0.5

/**
 * Whether some statement of an answer denies one of the solution: it speaks of the same and negates it, names
 * the opposite, or gives another figure.
 */
export const isContradicting = (answer: readonly Statement[], solution: readonly Statement[]): boolean =>
  answer.some((said) => {
    const close = closestTo(said, solution)
    return (
      close !== undefined &&
      (said.isNegated !== close.isNegated || namesOpposite(said, close) || givesOtherFigure(said, close))
    )
  })

/**
 * The statement of the solution that speaks of the same, if one does. One that says the very same is none to
 * be held against.
 */
const closestTo = (said: Statement, solution: readonly Statement[]): Statement | undefined => {
  const ranked = solution
    .map((statement) => ({
      statement,
      share: shareOf(said, statement) + (said.isNegated === statement.isNegated ? 0.001 : 0),
    }))
    .sort((one, other) => other.share - one.share)
  const best = ranked[0]
  return best && best.share >= sameMatter ? best.statement : undefined
}

/** How much of the shorter of two statements stands in the other, opposites counting as the same matter. */
const shareOf = (one: Statement, other: Statement): number => {
  const [short, long] =
    one.terms.length <= other.terms.length ? [one.terms, other.terms] : [other.terms, one.terms]
  const matter = short.filter((term) => !term.isNumber)
  if (matter.length < 2) return 0
  const stems = new Set(long.flatMap(({ stem }) => [stem, opposites.get(stem) ?? stem]))
  return matter.filter(({ stem }) => stems.has(stem)).length / matter.length
}

const namesOpposite = (said: Statement, meant: Statement): boolean => {
  const stems = new Set(meant.terms.map(({ stem }) => stem))
  const saidStems = new Set(said.terms.map(({ stem }) => stem))
  return said.terms.some(({ stem }) => {
    const opposite = opposites.get(stem)
    return opposite !== undefined && stems.has(opposite) && !stems.has(stem) && !saidStems.has(opposite)
  })
}

const givesOtherFigure = (said: Statement, meant: Statement): boolean => {
  const figures = new Set(
    meant.terms.filter((term) => term.isNumber).map(({ stem }) => Number.parseFloat(stem)),
  )
  const given = said.terms.filter((term) => term.isNumber).map(({ stem }) => Number.parseFloat(stem))
  return figures.size > 0 && given.length > 0 && !given.some((figure) => figures.has(figure))
}
