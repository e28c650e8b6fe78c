import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { OpenDraft } from '../../document/drafts-on-page.ts'
import { isFormChanged, type WantedForm, wantedFormOf } from './wanted-form.ts'

export type TypedRequest = {
  form: WantedForm
  /** Whether closing the wizard would lose it. The draft keeps only requests that found questions. */
  isUnsaved: boolean
  onChange: (changes: Partial<WantedForm>) => void
}

/**
 * The request for questions while it is typed. It belongs to the whole run of the wizard, so that going to
 * another window does not lose it.
 */
export const useTypedRequest = ({ store }: OpenDraft): TypedRequest => {
  const request = useSelector(store, ({ context }) => context.document.generated?.request)
  const [form, setForm] = useState(() => wantedFormOf(request))
  return {
    form,
    isUnsaved: isFormChanged(form, request),
    onChange: (changes) => setForm((before) => ({ ...before, ...changes })),
  }
}
