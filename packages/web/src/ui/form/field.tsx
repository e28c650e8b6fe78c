import { type ReactNode, useId } from 'react'
import { chakra } from '../styled/chakra.tsx'
import { VisuallyHiddenLabel } from '../layout/visually-hidden.tsx'

const Frame = chakra('div', { base: { minWidth: '0', width: 'full' } })
const Label = chakra('label', { base: { display: 'block', textStyle: 'label', color: 'fg', mb: '1.5' } })
const Note = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted', mt: '1.5' } })
const ErrorText = chakra('p', { base: { textStyle: 'xs', color: 'fg.error', mt: '1.5' } })

export type FieldProps = {
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  error?: string
  /** A message shown at once, before the form is submitted, beside the error. */
  alert?: string
  required?: boolean
}
/** The attributes that connect the control with its label, hint and error. */
export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Label, control, hint and error of one form field. The error is announced when it appears. */
export const Field = ({
  label,
  hideLabel,
  hint,
  error,
  alert,
  required,
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) => {
  const id = useId()
  const described = [hint && `${id}-hint`, alert && `${id}-alert`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHiddenLabel htmlFor={id}>{label}</VisuallyHiddenLabel>
      ) : (
        <Label htmlFor={id}>
          {label}
          {required && (
            <chakra.span color="fg.error" aria-hidden>
              {' '}
              *
            </chakra.span>
          )}
        </Label>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || alert ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {alert && (
        <ErrorText id={`${id}-alert`} role="alert">
          {alert}
        </ErrorText>
      )}
      <div aria-live="polite">{error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}</div>
    </Frame>
  )
}
