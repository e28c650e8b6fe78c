import { chakra } from '../../ui/styled/chakra.tsx'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    textStyle: 'sm',
    '& > *': { py: '1.5', borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& > dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', textAlign: 'end' },
  },
})

/** Names with their figures, one per line. */
export const SummaryList = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <List>
    {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
  </List>
)
