import { coEditingFixtures } from './co-editing/fixtures.ts'
import { coEditingMachine } from './co-editing/machine.ts'
import { coEditingGoldenPaths } from './co-editing/golden-paths.ts'
import { csvImportFixtures } from './csv-import/fixtures.ts'
import { csvImportMachine } from './csv-import/machine.ts'
import { csvImportGoldenPaths } from './csv-import/golden-paths.ts'
import { handingOverFixtures } from './handing-over/fixtures.ts'
import { handingOverMachine } from './handing-over/machine.ts'
import { handingOverGoldenPaths } from './handing-over/golden-paths.ts'
import { loginFixtures } from './login/fixtures.ts'
import { loginMachine } from './login/machine.ts'
import { loginGoldenPaths } from './login/golden-paths.ts'
import { markCorrectionFixtures } from './mark-correction/fixtures.ts'
import { markCorrectionMachine } from './mark-correction/machine.ts'
import { markCorrectionGoldenPaths } from './mark-correction/golden-paths.ts'
import { markingTeamFixtures } from './marking-team/fixtures.ts'
import { markingTeamMachine } from './marking-team/machine.ts'
import { markingTeamGoldenPaths } from './marking-team/golden-paths.ts'
import { newVersionFixtures } from './new-version/fixtures.ts'
import { newVersionMachine } from './new-version/machine.ts'
import { newVersionGoldenPaths } from './new-version/golden-paths.ts'
import { questionSavingFixtures } from './question-saving/fixtures.ts'
import { questionSavingMachine } from './question-saving/machine.ts'
import { questionSavingGoldenPaths } from './question-saving/golden-paths.ts'
import { quizWizardFixtures } from './quiz-wizard/fixtures.ts'
import { quizWizardMachine } from './quiz-wizard/machine.ts'
import { quizWizardGoldenPaths } from './quiz-wizard/golden-paths.ts'
import { routeGuardFixtures } from './route-guard/fixtures.ts'
import { routeGuardMachine } from './route-guard/machine.ts'
import { routeGuardGoldenPaths } from './route-guard/golden-paths.ts'
import type { MachineEntry } from './paths/machine-entry.ts'

/** Every machine of the product. The invariants, the diagrams and the walks in the browser use this list. */
export const allMachines: readonly MachineEntry[] = [
  { name: 'login', machine: loginMachine, fixtures: loginFixtures, goldenPaths: loginGoldenPaths },
  {
    name: 'route-guard',
    machine: routeGuardMachine,
    fixtures: routeGuardFixtures,
    goldenPaths: routeGuardGoldenPaths,
  },
  {
    name: 'new-version',
    machine: newVersionMachine,
    fixtures: newVersionFixtures,
    goldenPaths: newVersionGoldenPaths,
  },
  {
    name: 'mark-correction',
    machine: markCorrectionMachine,
    fixtures: markCorrectionFixtures,
    goldenPaths: markCorrectionGoldenPaths,
  },
  {
    name: 'co-editing',
    machine: coEditingMachine,
    fixtures: coEditingFixtures,
    goldenPaths: coEditingGoldenPaths,
  },
  {
    name: 'handing-over',
    machine: handingOverMachine,
    fixtures: handingOverFixtures,
    goldenPaths: handingOverGoldenPaths,
  },
  {
    name: 'marking-team',
    machine: markingTeamMachine,
    fixtures: markingTeamFixtures,
    goldenPaths: markingTeamGoldenPaths,
  },
  {
    name: 'quiz-wizard',
    machine: quizWizardMachine,
    fixtures: quizWizardFixtures,
    goldenPaths: quizWizardGoldenPaths,
  },
  {
    name: 'csv-import',
    machine: csvImportMachine,
    fixtures: csvImportFixtures,
    goldenPaths: csvImportGoldenPaths,
  },
  {
    name: 'question-saving',
    machine: questionSavingMachine,
    fixtures: questionSavingFixtures,
    goldenPaths: questionSavingGoldenPaths,
  },
]
