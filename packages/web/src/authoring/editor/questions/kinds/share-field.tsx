import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { Select } from '../../../../ui/form/select.tsx'

const steps = [100, 90, 80, 75, 70, 60, 50, 40, 30, 25, 20, 10]

type ShareFieldProps = { label: string; share: number; onChange: (share: number) => void }

/** The share of the marks that an accepted answer earns, in percent. */
export const ShareField = ({ label, share, onChange }: ShareFieldProps) => (
  <div data-narrow="">
    <Select
      label={label}
      hideLabel
      size="sm"
      value={String(share)}
      options={[...new Set([...steps, share])]
        .sort((a, b) => b - a)
        .map((step) => ({ value: String(step), label: step === 100 ? 'All marks' : formatPercent(step) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  </div>
)
