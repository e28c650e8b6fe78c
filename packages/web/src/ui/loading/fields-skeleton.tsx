import { chakra } from '../styled/chakra.tsx'
import { Skeleton } from './skeleton.tsx'

const Form = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '5',
    rowGap: '5',
    '& > div': { display: 'grid', gap: '1.5', alignContent: 'start' },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
})

const Field = ({ isWide }: { isWide?: boolean }) => (
  <div data-wide={isWide || undefined}>
    <Skeleton role="presentation" width="6rem" />
    <Skeleton role="presentation" height="2.5rem" />
  </div>
)

/** The placeholder of a form: its first field, then pairs of fields, each with its label. */
export const FieldsSkeleton = ({ label, pairs = 2 }: { label: string; pairs?: number }) => (
  <Form role="status" aria-label={label}>
    <Field isWide />
    {Array.from({ length: 2 * pairs }, (_, field) => (
      <Field key={field} />
    ))}
  </Form>
)
