import { markingTeamEndpoints } from '@quizwright/contracts/endpoints/marking-team.ts'
import { markingTeamView } from '@quizwright/machines/marking-team/view.ts'
import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { rest } from '../../../api/rest.ts'
import { inspectOptions } from '../../../inspection/inspect-machines.ts'
import { markingTeamMachineOfPage, teamKey } from './team-actors.ts'

/** Who marks what in a quiz, read again while colleagues mark. */
export const useTeam = (quizId: string) =>
  useQuery({
    queryKey: teamKey(quizId),
    queryFn: async ({ signal }) =>
      (await rest(markingTeamEndpoints).getMarkingTeam({ params: { id: quizId } }, { signal })).data,
    refetchInterval: 30_000,
  })

/** The machine of the screen, and what it shows. */
export const useTeamMachine = (quizId: string) => {
  const actor = useActorRef(markingTeamMachineOfPage, { ...inspectOptions, input: { quizId } })
  return { view: markingTeamView(useSelector(actor, (snapshot) => snapshot)), send: actor.send }
}
export type TeamMachine = ReturnType<typeof useTeamMachine>
