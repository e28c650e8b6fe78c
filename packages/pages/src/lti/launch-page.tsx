import { say, sayMade, type Speech } from '@quizwright/domain/language/say.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import type { ReactNode } from 'react'
import { Document, PageHead, ProductName, renderDocument } from '../document.tsx'
import type { LaunchPageContent } from './launch-content.ts'
import { Chosen, Connect, PickQuiz, Return } from './pick-page.tsx'
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

const Opening = () => <p role="status">{say('Opening the quiz…')}</p>

const KeepSecret = (content: Of<'keep_secret'>) => (
  <div id="keep-secret" {...storageOf(content)} data-secret={content.secret} data-address={content.address}>
    <Opening />
    <noscript>
      <a href={content.address}>{say('Continue to the quiz')}</a>
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
        : saidWith('This link opens the quiz for the students of {course}.', {
            course: <bdi>{courseTitle}</bdi>,
          })}{' '}
      {say('To edit it or to see results, sign in to Quizwright.')}
    </p>
    <p>
      <a className="button" href={address}>
        {say('Take it as a student')}
      </a>
    </p>
    <p>{say('Your attempt appears among the results. Your mark isn’t sent to the course.')}</p>
  </>
)

const ProblemText = ({ message, code, requestId, goOn }: Of<'problem'>) => (
  <>
    <p className="problem" role="alert">
      {sayMade(message)}
    </p>
    {goOn && (
      <p id="go-on" hidden data-token={goOn.tokenKey}>
        <a className="button" href={goOn.address}>
          {say('Continue to the quiz')}
        </a>
      </p>
    )}
    <p>
      <small>{say('For your administrator: {code}, request {requestId}', { code, requestId })}</small>
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

const withScript: readonly LaunchPageContent['kind'][] = [
  'keep_secret',
  'ask_secret',
  'return',
  'registered',
  'problem',
]

const LaunchPage = ({ content }: { content: LaunchPageContent }) => (
  <Document
    title={say('Open a quiz')}
    head={
      <PageHead
        path={path}
        stylesheet="sign-in.css"
        script={withScript.includes(content.kind) ? 'lti.js' : undefined}
      />
    }
  >
    <main className={content.kind === 'pick' ? 'wide' : undefined}>
      <ProductName path={path} />
      {bodyOf(content)}
    </main>
  </Document>
)

export const renderLaunchPage = (content: LaunchPageContent, speech?: Speech): string =>
  renderDocument(() => <LaunchPage content={content} />, speech)
