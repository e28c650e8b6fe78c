import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import '@quizwright/ui/styles/base.css'
import '@quizwright/ui/styles/script-fonts.css'
import './styles/layout.css'
import './styles/controls.css'
import './styles/content.css'
import { createRoot } from 'react-dom/client'
import { languageChosen } from '@quizwright/ui/language/page-language.ts'
import { preferredLanguage, showPageLanguage } from './language/choose-language.ts'
import { LatePage } from './page/late-page.tsx'
import { Message } from './page/message.tsx'
import { PageFrame } from './page/page-frame.tsx'
import { QuizPage } from './quiz-page.tsx'
import { parseRoute } from './route.ts'

const loadCourseVideo = () => import('./course-video/course-video-page.tsx')

const Page = () => {
  const route = parseRoute(location.pathname)
  if (route.kind === 'quiz') return <QuizPage sessionId={route.sessionId} />
  if (route.kind === 'course')
    return (
      <LatePage load={loadCourseVideo}>
        {({ CourseVideoPage }) => <CourseVideoPage videoId={route.videoId} path={location.pathname} />}
      </LatePage>
    )
  return (
    <PageFrame title={say('Page not found')}>
      <Message text={say('There is no quiz at this address. Check the link you were given.')} />
    </PageFrame>
  )
}

// Opened from a course, perhaps in its frame.
if (new URLSearchParams(location.search).has('platform'))
  void import('./page/frame-size.ts').then(({ tellFrameSize }) => tellFrameSize())

const root = createRoot(defined(document.querySelector('#page'), 'page'))
const render = (): void => root.render(<Page />)
addEventListener(languageChosen, render)
// Not awaited here: modules that load later could then not share what the first script has.
void showPageLanguage(preferredLanguage()).then(render)
