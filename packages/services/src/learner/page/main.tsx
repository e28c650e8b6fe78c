import '../../http/page-assets/base.css'
import './learner.css'
import { render } from 'preact'
import { CoursePage } from './course-page.tsx'
import { Frame, Message } from './parts/frame.tsx'
import { QuizPage } from './quiz-page.tsx'
import { placeOf } from './place.ts'

const Page = () => {
  const place = placeOf(location.pathname)
  if (place.kind === 'quiz') return <QuizPage sessionId={place.sessionId} />
  if (place.kind === 'course') return <CoursePage videoId={place.videoId} path={location.pathname} />
  return (
    <Frame title="Nothing here">
      <Message text="This address leads to no quiz. Check the link you were given." />
    </Frame>
  )
}

render(<Page />, document.querySelector('#page')!)
