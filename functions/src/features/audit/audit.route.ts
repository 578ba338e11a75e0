import { listAudit } from '@study-assistant/contract/school/audit';
import type { Bind } from '../../http/bind.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(bind: Bind<{ audit: AuditService }>): void {
  bind(listAudit, ({ school, query }) => school.audit.list(query));
}
