import { wireLimits } from '@quizwright/domain/limits.ts'
import { platformFindings } from '@quizwright/domain/rules/lti-platform.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import {
  deploymentBody,
  ltiInvite,
  ltiPlatforms,
  platformBody,
  platformStateBody,
  savePlatformBody,
} from '../schemas/lti-platform.ts'

const extension = {
  service: 'quiz',
  access: 'instructor',
  operator: true,
  extension: true,
  response: quizResponse(ltiPlatforms),
  limits: { responseBytes: wireLimits.longResponseBytes },
} as const

const platform = {
  label: 'Moodle',
  issuer: 'https://moodle.example.org',
  client_id: 'aB3',
  authorization_url: 'https://moodle.example.org/mod/lti/auth.php',
  token_url: 'https://moodle.example.org/mod/lti/token.php',
  keys_url: 'https://moodle.example.org/mod/lti/certs.php',
  token_audience: '',
  frame_origins: [],
  all_deployments: false,
  deployment_ids: ['1'],
}

/** What people do who administer the installation: the learning platforms that may open quizzes. */
export const operatorEndpoints = {
  getLtiPlatforms: defineRow({
    ...extension,
    method: 'GET',
    path: 'lti/platforms',
    summary: 'Lists the learning platforms that open quizzes, and our addresses that a platform asks for.',
    example: {},
  }),
  inviteLtiPlatform: defineRow({
    ...extension,
    method: 'POST',
    path: 'lti/invites',
    summary: 'Makes an address by which one learning platform registers itself within a day.',
    response: quizResponse(ltiInvite),
    carriesSecret: true,
    body: z.strictObject({}),
    example: { body: {} },
  }),
  saveLtiPlatform: defineRow({
    ...extension,
    method: 'PUT',
    path: 'lti/platforms',
    summary: 'Registers a learning platform by hand, or changes one. Deployments that are named are allowed.',
    body: savePlatformBody,
    rules: platformFindings,
    problems: ['NOT_FOUND', 'LTI_PLATFORM_KNOWN'],
    idempotent: true,
    example: { body: { name: '$platform', ...platform, client_id: '$platform' } },
  }),
  setLtiPlatformState: defineRow({
    ...extension,
    method: 'PUT',
    path: 'lti/platform-state',
    summary:
      'Confirms a learning platform that registered itself, or ends its launches, or begins them again.',
    body: platformStateBody,
    problems: ['NOT_FOUND'],
    idempotent: true,
    example: { body: { name: '$platform', state: 'active' } },
  }),
  setLtiDeployment: defineRow({
    ...extension,
    method: 'PUT',
    path: 'lti/deployments',
    summary: 'Allows or refuses a deployment of a learning platform.',
    body: deploymentBody,
    problems: ['NOT_FOUND'],
    idempotent: true,
    example: { body: { name: '$platform', deployment_id: '1', state: 'allowed' } },
  }),
  rotateLtiKey: defineRow({
    ...extension,
    method: 'PUT',
    path: 'lti/rotate-key',
    summary: 'Publishes the next key for a learning platform now, which signs from tomorrow.',
    body: platformBody,
    problems: ['NOT_FOUND'],
    idempotent: true,
    example: { body: { name: '$platform' } },
  }),
}
