import { coEditingFixtures } from './co-editing/fixtures.ts'
import { coEditingMachine } from './co-editing/machine.ts'
import { coEditingPinnedPaths } from './co-editing/pinned-paths.ts'
import { csvImportFixtures } from './csv-import/fixtures.ts'
import { csvImportMachine } from './csv-import/machine.ts'
import { csvImportPinnedPaths } from './csv-import/pinned-paths.ts'
import { handingOverFixtures } from './handing-over/fixtures.ts'
import { handingOverMachine } from './handing-over/machine.ts'
import { handingOverPinnedPaths } from './handing-over/pinned-paths.ts'
import { loginFixtures } from './login/fixtures.ts'
import { loginMachine } from './login/machine.ts'
import { loginPinnedPaths } from './login/pinned-paths.ts'
import { markCorrectionFixtures } from './mark-correction/fixtures.ts'
import { markCorrectionMachine } from './mark-correction/machine.ts'
import { markCorrectionPinnedPaths } from './mark-correction/pinned-paths.ts'
import { markingTeamFixtures } from './marking-team/fixtures.ts'
import { markingTeamMachine } from './marking-team/machine.ts'
import { markingTeamPinnedPaths } from './marking-team/pinned-paths.ts'
import { newVersionFixtures } from './new-version/fixtures.ts'
import { newVersionMachine } from './new-version/machine.ts'
import { newVersionPinnedPaths } from './new-version/pinned-paths.ts'
import { questionSavingFixtures } from './question-saving/fixtures.ts'
import { questionSavingMachine } from './question-saving/machine.ts'
import { questionSavingPinnedPaths } from './question-saving/pinned-paths.ts'
import { quizWizardFixtures } from './quiz-wizard/fixtures.ts'
import { quizWizardMachine } from './quiz-wizard/machine.ts'
import { quizWizardPinnedPaths } from './quiz-wizard/pinned-paths.ts'
import { routeGuardFixtures } from './route-guard/fixtures.ts'
import { routeGuardMachine } from './route-guard/machine.ts'
import { routeGuardPinnedPaths } from './route-guard/pinned-paths.ts'
import type { MachineEntry } from './paths/machine-entry.ts'

/** Every machine of the product. The laws, the diagrams and the walks in the browser use this list. */
export const allMachines: readonly MachineEntry[] = [
  { name: 'login', machine: loginMachine, fixtures: loginFixtures, pinnedPaths: loginPinnedPaths },
  {
    name: 'route-guard',
    machine: routeGuardMachine,
    fixtures: routeGuardFixtures,
    pinnedPaths: routeGuardPinnedPaths,
  },
  {
    name: 'new-version',
    machine: newVersionMachine,
    fixtures: newVersionFixtures,
    pinnedPaths: newVersionPinnedPaths,
  },
  {
    name: 'mark-correction',
    machine: markCorrectionMachine,
    fixtures: markCorrectionFixtures,
    pinnedPaths: markCorrectionPinnedPaths,
  },
  {
    name: 'co-editing',
    machine: coEditingMachine,
    fixtures: coEditingFixtures,
    pinnedPaths: coEditingPinnedPaths,
  },
  {
    name: 'handing-over',
    machine: handingOverMachine,
    fixtures: handingOverFixtures,
    pinnedPaths: handingOverPinnedPaths,
  },
  {
    name: 'marking-team',
    machine: markingTeamMachine,
    fixtures: markingTeamFixtures,
    pinnedPaths: markingTeamPinnedPaths,
  },
  {
    name: 'quiz-wizard',
    machine: quizWizardMachine,
    fixtures: quizWizardFixtures,
    pinnedPaths: quizWizardPinnedPaths,
  },
  {
    name: 'csv-import',
    machine: csvImportMachine,
    fixtures: csvImportFixtures,
    pinnedPaths: csvImportPinnedPaths,
  },
  {
    name: 'question-saving',
    machine: questionSavingMachine,
    fixtures: questionSavingFixtures,
    pinnedPaths: questionSavingPinnedPaths,
  },
]
