import { say } from '@quizwright/domain/language/say.ts'
import type { LaunchPageContent } from './launch-content.ts'

type Of<Kind extends LaunchPageContent['kind']> = Extract<LaunchPageContent, { kind: Kind }>

/** Asks before a platform is registered, because its address may be opened without a person. */
export const Register = ({ host, action, configurationUrl, registrationToken }: Of<'register'>) => (
  <>
    <h1>{say('Register Quizwright')}</h1>
    <p>{say('Quizwright registers itself at {host}, so that courses there can open quizzes.', { host })}</p>
    <form method="post" action={action}>
      <input type="hidden" name="openid_configuration" value={configurationUrl} />
      <input type="hidden" name="registration_token" value={registrationToken} />
      <button type="submit">{say('Register')}</button>
    </form>
  </>
)

/** Its button tells the platform to close the page. */
export const Registered = ({ platformOrigin }: Of<'registered'>) => (
  <>
    <h1>{say('Almost done')}</h1>
    <p role="status">
      {say(
        'Quizwright is registered. Activate it here if your platform asks, ' +
          'then confirm the platform in Quizwright under Learning platforms.',
      )}
    </p>
    <button type="button" id="close" data-origin={platformOrigin}>
      {say('Close')}
    </button>
  </>
)
