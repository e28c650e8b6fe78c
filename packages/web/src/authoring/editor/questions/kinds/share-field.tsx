import { shareChoices } from '../../../../questions/share-choices.ts'
import { Select } from '../../../../ui/form/select.tsx'

type ShareFieldProps = { label: string; share: number; onChange: (share: number) => void }

/** The share of the marks that an accepted answer earns, in percent. */
export const ShareField = ({ label, share, onChange }: ShareFieldProps) => (
  <div data-narrow="">
    <Select
      label={label}
      hideLabel
      size="sm"
      value={String(share)}
      options={shareChoices(share)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  </div>
)
