import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { loginMachine } from '@quizwright/machines/login/machine.ts'
import { loginView } from '@quizwright/machines/login/view.ts'
import { useMachine } from '@xstate/react'
import { LogIn, TriangleAlert } from 'lucide-react'
import { inspectOptions } from '../../inspection/inspect-machines.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { loginActors } from './login-actors.ts'
import { WarningNote } from '../../ui/feedback/warning-note.tsx'

const machine = loginMachine.provide({ actors: loginActors })

/**
 * The URL of the sign-in window for instructors. It includes the origin to which the window posts its
 * message.
 */
const signInWindowUrl = (signInUrl: string): string => {
  const url = new URL(signInUrl)
  url.searchParams.set('role', 'instructor')
  url.searchParams.set('origin', location.origin)
  const { lang } = document.documentElement
  if (lang !== '' && lang !== 'en') url.searchParams.set('lang', lang)
  return url.href
}

/** A random `state` parameter of 32 hexadecimal digits, which protects the sign-in against forged messages. */
const createState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The button that opens the sign-in window, and the state of the login. `isNextStep` highlights the button.
 */
export const LoginCard = ({ signInUrl, isNextStep }: { signInUrl: string; isNextStep: boolean }) => {
  const [snapshot, send] = useMachine(machine, {
    ...inspectOptions,
    input: { url: signInWindowUrl(signInUrl), origin: new URL(signInUrl).origin },
  })
  const { notice, isBusy, canCancel } = loginView(snapshot)
  return (
    <>
      {/* A click while the window is open opens a new one: the old one may be hidden behind others. */}
      <Button
        variant={isNextStep ? 'solid' : 'outline'}
        icon={<LogIn aria-hidden />}
        onClick={() => send({ type: 'log in', state: createState() })}
      >
        {labels.login}
      </Button>
      <div aria-live="polite">
        {notice && (
          <WarningNote flexWrap="nowrap">
            <TriangleAlert size={16} aria-hidden />
            {notice}
          </WarningNote>
        )}
        {isBusy && <p>{say('Waiting for the sign-in window…')}</p>}
      </div>
      {canCancel && (
        <Button variant="ghost" onClick={() => send({ type: 'cancel' })}>
          {say('Cancel')}
        </Button>
      )}
    </>
  )
}
