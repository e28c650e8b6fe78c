import type { KindForm } from '../kind-form.ts'

/**
 * A question without options and without a key. Files know it by that, and need not say that it is one beside others:
 * the quiz that imports it does.
 */
export const descriptiveForm: KindForm = {
  rawKind: 'descriptive',
  read: () => undefined,
  gift: { holds: () => true },
  moodle: { holds: () => true, type: () => undefined },
}
