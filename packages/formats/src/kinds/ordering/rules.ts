import type { OrderingRule } from '@quizwright/domain/kinds/ordering/schema.ts'

/** Moodle's names of the rules. */
export const namesOfRules: Readonly<Record<OrderingRule, string>> = {
  neighbours: 'RELATIVE_NEXT_EXCLUDE_LAST',
  places: 'ABSOLUTE_POSITION',
  pairs: 'RELATIVE_ALL_PREVIOUS_AND_NEXT',
  all: 'ALL_OR_NOTHING',
}

const rulesByName: ReadonlyMap<string, OrderingRule> = new Map(
  (Object.entries(namesOfRules) as [OrderingRule, string][]).map(([rule, name]) => [name, rule]),
)

/** Returns the rule of Moodle's name. Moodle has more rules than there are here, and says nothing for its usual one. */
export const ruleOfName = (name: string, without: string[]): OrderingRule => {
  const written = name.trim().toUpperCase()
  const known = rulesByName.get(written)
  if (known === undefined && written !== '')
    without.push(`its way of grading "${written.slice(0, 60)}", which became marks for each right place`)
  return known ?? 'places'
}
