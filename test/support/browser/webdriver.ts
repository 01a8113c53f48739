/** A WebDriver session over HTTP: the part of the standard that the tests need (w3.org/TR/webdriver2). */

export interface Session {
  /** Throws with the driver's error. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Runs a test's function in the page and returns its result. */
  run<R, A>(act: (given: A) => R | Promise<R>, given: A): Promise<R>;
  close(): Promise<void>;
}

/** Starts a session with the driver at this address. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await request(driver, 'POST', '/session', { capabilities })) as { sessionId: string };
  const call: Session['call'] = (method, path, body) => request(driver, method, `/session/${sessionId}${path}`, body);
  return {
    call,
    run: async <R, A>(act: (given: A) => R | Promise<R>, given: A) => {
      // Some compilers insert calls that name functions.
      const script = `const __name = (named) => named;
        const [given, done] = arguments;
        Promise.resolve().then(() => (${act})(given)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = (await call('POST', '/execute/async', { script, args: [given ?? null] })) as {
        value?: R;
        error?: string;
      };
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as R;
    },
    close: async () => void (await call('DELETE', '').catch(() => null)),
  };
}

async function request(driver: string, method: string, path: string, body: object = {}): Promise<unknown> {
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(`${driver}${path}`, { method, ...sent });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value;
}
