import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ConnectForm } from './connect-form.tsx'
import { ConnectedAccounts } from './connected-accounts.tsx'

const Columns = chakra('div', { base: { display: 'grid', gap: '8', maxWidth: '36rem' } })

/** /quiz/connect: connects accounts at learning platforms, so that a course offers this instructor's quizzes. */
const ConnectScreen = () => (
  <Page title={say(screenRoutes.connect.title)}>
    <Columns>
      <ConnectForm />
      <ConnectedAccounts />
    </Columns>
  </Page>
)

export default ConnectScreen
