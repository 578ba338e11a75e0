const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function decodeEntities(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|apos);/gu,
    (entity, name: string) => ENTITIES[name] ?? entity,
  );
}
