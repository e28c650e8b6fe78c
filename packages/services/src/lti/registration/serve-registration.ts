import { readQuery } from '@quizwright/contracts/http/read-query.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isSafeAddress, originsOf } from '../platform-settings.ts'
import { readForm, requireOwnPage } from '../read-form.ts'
import { sendPage } from '../send-page.ts'
import { registerItself, type Registration, requireInvite } from './register-itself.ts'

const longestToken = 8_192

const readRegistration = (
  { params }: FastifyRequest,
  sent: Readonly<Record<string, string | undefined>>,
): Registration => {
  const { openid_configuration: configurationUrl = '', registration_token: registrationToken } = sent
  if (configurationUrl.length > lengths.link || !isSafeAddress(configurationUrl))
    throw new Problem('LTI_REGISTRATION')
  // A header can't hold anything else.
  if (registrationToken !== undefined && !/^[\x21-\x7E]+$/.test(registrationToken.slice(0, longestToken)))
    throw new Problem('LTI_REGISTRATION')
  return {
    invite: (params as { invite: string }).invite,
    configurationUrl,
    registrationToken: registrationToken?.slice(0, longestToken),
  }
}

/** The platform in whose frame a registration is refused. */
export const askingOrigins = (request: FastifyRequest): string[] => {
  const { openid_configuration: address = '' } = { ...readQuery(request.url), ...readForm(request) }
  return isSafeAddress(address) ? originsOf([address], []) : []
}

/**
 * Where platforms register themselves (LTI Dynamic Registration), in a frame of theirs, by the address that an operator
 * pasted there. The page asks before it does anything, because an address may be opened without a person.
 */
export const serveRegistration = (scope: FastifyInstance, context: Context): void => {
  scope.get('/lti/register/:invite', async (request, reply) => {
    const registration = readRegistration(request, readQuery(request.url))
    await requireInvite(context, registration.invite)
    const { configurationUrl, registrationToken = '' } = registration
    return sendPage(reply, {
      content: {
        kind: 'register',
        host: new URL(configurationUrl).host,
        action: `/lti/register/${registration.invite}`,
        configurationUrl,
        registrationToken,
      },
      frameOrigins: originsOf([configurationUrl], []),
    })
  })
  scope.post('/lti/register/:invite', async (request, reply) => {
    requireOwnPage(request)
    const { registration_token: token, ...sent } = readForm(request)
    const registration = readRegistration(request, {
      ...sent,
      ...(token !== '' && { registration_token: token }),
    })
    const [origin = ''] = originsOf([registration.configurationUrl], [])
    await registerItself(context, registration)
    return sendPage(reply, {
      content: { kind: 'registered', platformOrigin: origin },
      frameOrigins: [origin],
    })
  })
}
