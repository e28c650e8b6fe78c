import { DescriptionList } from '../../ui/list/description-list.tsx'

/** Names with their figures, one per line. */
export const SummaryList = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <DescriptionList>
    {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
  </DescriptionList>
)
