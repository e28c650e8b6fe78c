import { say } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { Document, PageHead, ProductName, renderDocument } from '../document.tsx'
import type { LaunchPageContent } from './launch-content.ts'
import { Chosen, Connect, PickQuiz, Return } from './pick-page.tsx'
import { inLanguage } from './speak-language.ts'
import { Register, Registered } from './register-page.tsx'

const path = '/lti/assets'

type Of<Kind extends LaunchPageContent['kind']> = Extract<LaunchPageContent, { kind: Kind }>

const storageOf = ({ frame, platformOrigin, key }: Of<'keep_secret'> | Of<'ask_secret'>) => ({
  'data-frame': frame,
  'data-origin': platformOrigin,
  'data-key': key,
})

const WindowOffer = ({ address }: { address: string }) => (
  <>
    <p>{say('Your browser doesn’t let this page remember you inside your course.')}</p>
    <p>
      <a className="button" href={address} target="_blank" rel="noopener">
        {say('Open the quiz in a new window')}
      </a>
    </p>
  </>
)

const Opening = () => <p role="status">{say('Opening the quiz …')}</p>

const KeepSecret = (content: Of<'keep_secret'>) => (
  <div id="keep-secret" {...storageOf(content)} data-secret={content.secret} data-address={content.address}>
    <Opening />
    <noscript>
      <a href={content.address}>{say('Go on to the quiz')}</a>
    </noscript>
  </div>
)

const AskSecret = (content: Of<'ask_secret'>) => (
  <form id="ask-secret" method="post" action="/lti/launch/finish" {...storageOf(content)}>
    <input type="hidden" name="id_token" value={content.idToken} />
    <input type="hidden" name="state" value={content.state} />
    <input type="hidden" name="secret" value="" />
    <Opening />
    <div hidden id="window-offer">
      <WindowOffer address={content.windowAddress} />
    </div>
  </form>
)

const Staff = ({ quizName, courseTitle, address }: Of<'staff'>) => (
  <>
    <h1 dir="auto">{quizName}</h1>
    <p>
      {courseTitle === ''
        ? say('This link opens the quiz for the students of your course.')
        : say('This link opens the quiz for the students of {course}.', { course: courseTitle })}{' '}
      {say('To edit it or to see results, sign in to Quizwright.')}
    </p>
    <p>
      <a className="button" href={address}>
        {say('Take it as a student')}
      </a>
    </p>
    <p>{say('An attempt of yours appears among the results. No mark of yours is sent to the course.')}</p>
  </>
)

const ProblemText = ({ message, code, requestId }: Of<'problem'>) => (
  <>
    <p className="problem" role="alert">
      {say(message)}
    </p>
    <p>
      <small>{say('For your administrator: {code}, request {id}', { code, id: requestId })}</small>
    </p>
  </>
)

const bodyOf = (content: LaunchPageContent): ReactNode => {
  if (content.kind === 'keep_secret') return <KeepSecret {...content} />
  if (content.kind === 'ask_secret') return <AskSecret {...content} />
  if (content.kind === 'window') return <WindowOffer address={content.address} />
  if (content.kind === 'staff') return <Staff {...content} />
  if (content.kind === 'connect') return <Connect {...content} />
  if (content.kind === 'pick') return <PickQuiz {...content} />
  if (content.kind === 'chosen') return <Chosen {...content} />
  if (content.kind === 'return') return <Return {...content} />
  if (content.kind === 'register') return <Register {...content} />
  if (content.kind === 'registered') return <Registered {...content} />
  return <ProblemText {...content} />
}

const withScript: readonly LaunchPageContent['kind'][] = ['keep_secret', 'ask_secret', 'return', 'registered']

/** `languages`: of whom it is for, the preferred one first. */
export const renderLaunchPage = (content: LaunchPageContent, languages: readonly string[] = []): string =>
  inLanguage(languages, (language) => renderIn(content, language))

const renderIn = (content: LaunchPageContent, language: string): string => {
  const hasScript = withScript.includes(content.kind)
  return renderDocument(
    <Document
      title={say('Open a quiz')}
      language={language}
      head={<PageHead path={path} stylesheet="sign-in.css" script={hasScript ? 'lti.js' : undefined} />}
    >
      <main className={content.kind === 'pick' ? 'wide' : undefined}>
        <ProductName path={path} />
        {bodyOf(content)}
      </main>
    </Document>,
  )
}
