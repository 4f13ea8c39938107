export async function soakFaults(): Promise<void> {}
