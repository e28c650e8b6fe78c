import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { EquationToText } from './equation-to-text.tsx'
import { ImageToLink } from './image-to-link.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    alignItems: 'start',
  },
})

/** /general: tools for authors who write questions elsewhere, such as in a spreadsheet. */
const GeneralScreen = () => (
  <Page
    title={screenRoutes.general.title}
    back={{ href: href.quizList({ keepFilters: 'true' }), label: 'Quizzes' }}
  >
    <Columns>
      <ImageToLink />
      <EquationToText />
    </Columns>
  </Page>
)

export default GeneralScreen
