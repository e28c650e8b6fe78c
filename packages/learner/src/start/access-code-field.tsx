import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import type { RequestError } from '../connection/request-error.ts'

/** The code that an instructor says aloud in class. */
export const AccessCodeField = ({ error }: { error: string | undefined }) => (
  <div className="fields">
    <div>
      <label htmlFor="access_code">{say('Access code')}</label>
      <input
        id="access_code"
        name="access_code"
        autoComplete="off"
        autoCapitalize="none"
        required
        aria-invalid={error !== undefined}
        aria-describedby="access_code-error"
      />
      <p className="problem" id="access_code-error">
        {error}
      </p>
    </div>
  </div>
)

/** The trimmed value of a form field. */
export const fieldValue = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '').trim()

export const findCodeError = (isAsked: boolean, form: HTMLFormElement): Record<string, string> =>
  isAsked && fieldValue(form, 'access_code') === ''
    ? { access_code: say('Enter the access code your instructor gave you') }
    : {}

/** The messages of a refused request by field. A wrong access code is shown at its own field. */
export const refusedFields = ({ code, message, fieldErrors }: RequestError): Record<string, string> =>
  code === 'ACCESS_CODE_WRONG' ? { access_code: message } : fieldErrors

/** Says that a quiz that must be passed allows one more attempt until it is. */
export const untilPassedText = (): string => say('If you don’t pass, you can try again until you do.')

export const attemptsAllowedText = ({
  attempts_allowed: allowed,
  must_be_passed: mustBePassed,
}: Pick<Announcement, 'attempts_allowed' | 'must_be_passed'>): string =>
  [
    sayCount(allowed ?? 0, 'You have {count} attempt.', 'You have {count} attempts.'),
    ...(mustBePassed ? [untilPassedText()] : []),
  ].join(' ')
