-- Conversations were counted under names that the assistant alone used; a service has one name everywhere now.
UPDATE "daily_counts" SET "label" = CASE "label"
  WHEN 'voice' THEN 'ai-voice-agents'
  WHEN 'whatsapp' THEN 'whatsapp-agents'
  WHEN 'whatsapp-tools' THEN 'whatsapp-automation'
  WHEN 'custom-agent' THEN 'custom-ai-agent'
  WHEN 'dashboards' THEN 'business-dashboards'
  WHEN 'web-apps' THEN 'web-app-setup'
  WHEN 'workflows' THEN 'automation-workflows'
  WHEN 'tests' THEN 'test-automation'
  ELSE "label"
END
WHERE "measure" = 'topic';
