import type { Solution } from '@quizwright/contracts/schemas/learner.ts'
import { Said } from './said.tsx'

/** Whether an answer is right, and why. */
export const SolutionView = ({ solution }: { solution: Solution }) => (
  <div class="solution" role="status">
    <p>
      <strong>{solution.is_correct ? 'Correct.' : 'Not correct.'}</strong>
    </p>
    {(solution.text !== '' || solution.equation !== '' || solution.image_url !== '') && (
      <div>
        <Said words={solution} picture="Picture of the solution" />
      </div>
    )}
  </div>
)
