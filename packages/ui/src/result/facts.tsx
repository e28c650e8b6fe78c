import './facts.css'
import type { ReactNode } from 'react'

export type Fact = { name: string; value: ReactNode }

type FactsProps = {
  facts: readonly Fact[]
  /** `grid` has columns of equal width; `row` puts large figures side by side. */
  layout?: 'grid' | 'row'
}

/** Shows a few named figures of a quiz or a result, such as score, marks and grade. */
export const Facts = ({ facts, layout = 'grid' }: FactsProps) => (
  <dl className="facts" data-layout={layout}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {/* So that a grade such as A+ keeps its sign behind it where the page runs from right to left. */}
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
