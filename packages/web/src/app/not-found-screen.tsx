import { labels, notices } from '@quizwright/domain/texts.ts'
import { Compass } from 'lucide-react'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { NoticeFrame } from '../ui/feedback/notice-frame.tsx'

const NotFoundScreen = () => (
  <NoticeFrame>
    <Compass aria-hidden />
    <chakra.h1 textStyle="title.lg">{notices.pageNotFound}</chakra.h1>
    <div>
      <ButtonLink href="/" variant="solid">
        {labels.backToHome}
      </ButtonLink>
    </div>
  </NoticeFrame>
)

export default NotFoundScreen
