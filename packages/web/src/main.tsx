import '@quizwright/ui/styles/choice-marks.css'
import '@quizwright/ui/styles/script-fonts.css'
import '@quizwright/ui/styles/typed-text.css'
import './app/configure-zod.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentSpeech, onMissingPatterns } from '@quizwright/domain/language/say.ts'
import { languageChosen } from '@quizwright/ui/language/page-language.ts'
import { App } from './app/app.tsx'
import { loadEnglish, preferredLanguage, showPageLanguage } from './language/choose-language.ts'
import { ShownSpeech } from './language/memo.ts'
import { nextTask } from './ui/loading/next-task.ts'
import { onFirstInput } from './ui/loading/on-first-input.ts'
import { styleCache } from './ui/styled/style-sheet.ts'
import './ui/theme/print-in-light.ts'
import { system } from './ui/theme/system.ts'
import { keepFocus } from './app/keep-focus.ts'
import { prefetchScreen, preloadScreen } from './app/load-screen.ts'
import { prefetchOnIntent } from './app/prefetch-on-intent.ts'
import { startPageReports } from './app/page-reports/start-page-reports.ts'

if (import.meta.env.DEV) await (await import('./inspection/start-inspection.ts')).startInspection()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no element with the id "root".')
startPageReports()
prefetchOnIntent()
keepFocus()
// Errors caught by an error boundary are reported like uncaught ones.
const page = createRoot(root, { onCaughtError: reportError })
const render = (): void =>
  startTransition(() =>
    page.render(
      <StrictMode>
        <ShownSpeech value={currentSpeech()}>
          <App />
        </ShownSpeech>
      </StrictMode>,
    ),
  )
addEventListener(languageChosen, render)
/** Begins the screen's requests, prepares the styles and renders: each in a task of its own, so that none is long. */
const start = async (): Promise<void> => {
  const language = showPageLanguage(preferredLanguage())
  const steps = [() => preloadScreen(location), () => prefetchScreen(location), system, styleCache]
  for (const step of steps) {
    await nextTask()
    step()
  }
  await Promise.all([language, nextTask()])
  render()
}
// Not awaited here: modules that load later could then not share what the first script has.
void start()
// The better wording of what rules and services say in English comes with the first such message, or with the first
// click or key: the connection may be gone when a message says so. Until it is there, messages are shown as they came.
onMissingPatterns(() => void loadEnglish())
onFirstInput(loadEnglish)
