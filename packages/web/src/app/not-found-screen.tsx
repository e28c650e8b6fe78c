import { chakra } from '@chakra-ui/react/styled-system'
import { Compass } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { NoticeFrame } from '../ui/notice-frame.tsx'

const NotFoundScreen = () => (
  <NoticeFrame>
    <Compass aria-hidden />
    <chakra.h1 fontSize="lg" fontWeight="semibold">Oh ho...The page you were looking for does not exist.</chakra.h1>
    <div>
      <ButtonLink href="/" variant="solid">BACK TO HOME</ButtonLink>
    </div>
  </NoticeFrame>
)

export default NotFoundScreen
