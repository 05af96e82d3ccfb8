import { demoPassword } from '../server/src/demo-shop/demo-accounts.ts'

export async function signInToDemo(url: string): Promise<string> {
  const send = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await send('/auth/sign-in', { email: 'admin@rigbay.test', password: demoPassword })
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
  const { data } = (await signedIn.json()) as { data: { salt: string } }
  const answer = await send('/api/v1/auth/token', { token: data.salt }, cookie)
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token
}
