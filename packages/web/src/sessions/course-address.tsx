import { say } from '@quizwright/domain/language/say.ts'
import { CopiedText } from '../ui/form/copied-text.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

const Hint = chakra('p', { base: { mt: '2', color: 'fg.muted', textStyle: 'sm' } })

/** The address that an instructor adds to a course of a learning platform. */
export const CourseAddress = ({ address }: { address: string }) => (
  <div>
    <CopiedText label={say('Address for your course')} text={address} />
    <Hint>
      {say(
        'In your learning platform, add an external tool activity for Quizwright and paste this as its ' +
          'tool URL. Students open the quiz there, and their marks go to the gradebook.',
      )}
    </Hint>
  </div>
)
